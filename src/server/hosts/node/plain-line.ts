import pino from 'pino'

/** What pino writes of each line; all else is what the line is about. */
interface LogLine {
  level: number
  time: number
  pid: number
  hostname: string
  msg: string
  err?: { stack?: string }
}

/** Takes a line of the log and gives it as somebody reads it who sits before it: how grave, the sentence, what it is about, where an error came from. */
export function plainLine(line: string): string {
  const { level, time: _time, pid: _pid, hostname: _host, msg, err, ...about }: LogLine = JSON.parse(line)
  const facts = Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const inBrackets = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`
  return `${pino.levels.labels[level]}: ${msg}${inBrackets}${stack}\n`
}
