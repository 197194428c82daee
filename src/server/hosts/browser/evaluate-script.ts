/** Runs a script of the build's own and gives what it leaves behind. It cannot be imported: a service worker imports nothing once it is installed. */
export function evaluateScript<Left>(script: string, name: string): Left {
  const run = new Function(`${script};return ${name}`) as () => Left
  return run()
}
