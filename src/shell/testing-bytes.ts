// jsdom puts arrays of its own realm in place of Node's, and then the server's bytes are none to the database. Node's come
// back here: what structuredClone makes belongs to the realm that calls it. Import this before anything of the server.
const names = [
  ...(['ArrayBuffer', 'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'] as const),
  ...(['Int8Array', 'Int16Array', 'Int32Array', 'Float32Array', 'Float64Array'] as const),
]

for (const name of names) {
  Object.assign(globalThis, { [name]: structuredClone(new globalThis[name](0)).constructor })
}
