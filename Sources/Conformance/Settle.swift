/// Lets everything run that is ready to: all of it is on the main actor, where the first to come is served first.
package func settle() async { for _ in 0..<20 { await Task.yield() } }
