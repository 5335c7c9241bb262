// What the uses and misuses in AppKit.swift refer to.
import AppKit
