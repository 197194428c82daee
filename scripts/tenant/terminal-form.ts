import { spawnSync } from 'node:child_process'

/** Takes a command and gives the program that runs it by the shell on a terminal, with its arguments. */
type Form = (command: string) => [program: string, ...args: string[]]

/**
 * By `script`, which gives a command a terminal: that of util-linux, or of macOS and the BSDs. The latter takes no socket as its input, which is what
 * Node gives, so something stands between; it is no part of what is waited for.
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

/** Gives how a command is run on a terminal here, tried with the input that it will have; undefined where nothing can be. */
export function terminalForm(env: NodeJS.ProcessEnv = process.env): Form | undefined {
  return forms.find((argsOf) => {
    const [program, ...args] = argsOf('test -t 0 && exit 7')
    return spawnSync(program, args, { env, input: '', timeout: 10_000 }).status === 7
  })
}
