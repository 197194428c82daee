import { Buffer } from './buffer.ts'

// Imported before the server's code, which finds Node's globals.
Object.assign(globalThis, { Buffer })
