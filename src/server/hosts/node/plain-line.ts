import pino from 'pino'

/** Fields that pino adds to each line; all others are the line's data. */
interface LogLine {
  level: number
  time: number
  pid: number
  hostname: string
  msg: string
  err?: { stack?: string }
}

/** Returns a log line in a form for people: level, sentence, data, and the place of an error. */
export function plainLine(line: string): string {
  const { level, time: _time, pid: _pid, hostname: _host, msg, err, ...about }: LogLine = JSON.parse(line)
  const facts = Object.entries(about).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const inBrackets = facts.length === 0 ? '' : ` (${facts.join(', ')})`
  const stack = err?.stack === undefined ? '' : `\n${err.stack}`
  return `${pino.levels.labels[level]}: ${msg}${inBrackets}${stack}\n`
}
