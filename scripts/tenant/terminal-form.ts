import { spawnSync } from 'node:child_process'

/** Takes a shell command; returns the program that runs it on a terminal, with its arguments. */
type Form = (command: string) => [program: string, ...args: string[]]

/**
 * `script` gives a command a terminal: util-linux's, or that of macOS and the BSDs. The latter takes no socket as
 * input, which Node provides, so a pipe comes between; it is not waited for.
 */
const forms: readonly Form[] = [
  (command) => ['script', '-qec', command, '/dev/null'],
  (command) => [
    ...(['sh', '-c'] as const),
    'exec 3<&0; { cat <&3 2>/dev/null & } | script -q /dev/null sh -c "$1" 3<&-',
    'sh',
    command,
  ],
]

/**
 * Returns how to run a command on a terminal here, after a trial with the same kind of input; undefined if there is
 * no way.
 */
export function terminalForm(env: NodeJS.ProcessEnv = process.env): Form | undefined {
  return forms.find((argsOf) => {
    const [program, ...args] = argsOf('test -t 0 && exit 7')
    return spawnSync(program, args, { env, input: '', timeout: 10_000 }).status === 7
  })
}
