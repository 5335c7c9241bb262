// The definitions that the uses and misuses in AppKit.swift rely on.
import AppKit
