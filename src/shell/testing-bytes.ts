// jsdom replaces Node's typed arrays with its own realm's, which the database does not accept as bytes. This restores
// Node's: structuredClone creates objects of the caller's realm. Import this before any server module.
const names = [
  ...(['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'] as const),
  ...(['Int8Array', 'Int16Array', 'Int32Array', 'Float32Array', 'Float64Array'] as const),
]

for (const name of names) {
  Object.assign(globalThis, { [name]: structuredClone(new globalThis[name](0)).constructor })
}
