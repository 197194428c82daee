/**
 * Runs a script of the build itself and returns what it assigns. It cannot be imported: an installed service worker
 * imports nothing.
 */
export function evaluateScript<Left>(script: string, name: string): Left {
  const run = new Function(`${script};return ${name}`) as () => Left
  return run()
}
