import Foundation
import KataKit

exit(Kata.run())
