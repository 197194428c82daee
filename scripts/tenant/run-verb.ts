import { DataFolderLocked } from '../../src/server/db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../src/server/db/database-unreachable.ts'
import { ConfigError } from '../../src/server/kernel/config/config-error.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { Unanswered } from '../command-line/conversation.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** A shell's exit code for a command that Ctrl-C ended. */
const INTERRUPTED = 130

interface Verb {
  help: string
  run: (args: string[]) => Promise<number>
}

/** Loaded on demand: reading one folder needs no browser. */
const verbs: Readonly<Record<string, { does: string; load: () => Promise<Verb> }>> = {
  new: {
    does: 'a folder for a new tenant, from its logo if it has one',
    load: async () => import('./new.ts').then(({ help, newTenant }) => ({ help, run: newTenant })),
  },
  check: {
    does: 'everything that is wrong with tenants, with its place and what to do',
    load: async () => import('./check.ts').then(({ help, check }) => ({ help, run: check })),
  },
  diff: {
    does: 'what differs between two tenants',
    load: async () => import('./diff.ts').then(({ help, diff }) => ({ help, run: diff })),
  },
  export: {
    does: 'a tenant as the zip that Website Settings takes',
    load: async () => import('./export.ts').then(({ help, exportTenant }) => ({ help, run: exportTenant })),
  },
  import: {
    does: 'a zip or a folder as a tenant, with what it changes shown first',
    load: async () => import('./import.ts').then(({ help, importTenant }) => ({ help, run: importTenant })),
  },
  rename: {
    does: 'another slug for an agency, with what stays and what changes shown first',
    load: async () => import('./rename.ts').then(({ help, renameTenant }) => ({ help, run: renameTenant })),
  },
  remove: {
    does: 'an agency taken out, with what is deleted and what is kept shown first',
    load: async () => import('./remove.ts').then(({ help, removeTenant }) => ({ help, run: removeTenant })),
  },
  shots: {
    does: 'pictures of sites on one sheet, against those of the last run',
    load: async () => import('./shots.ts').then(({ help, shots }) => ({ help, run: shots })),
  },
}

const width = Math.max(...Object.keys(verbs).map((name) => name.length))
const help = `npm run -s tenant -- <verb> …

${Object.entries(verbs)
  .map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  .join('\n')}

npm run -s tenant -- <verb> --help says what a verb takes. Exit codes: 0 done, 1 found something, 2 typed wrong.`

/** Runs the command; returns the process's exit code. Wrong arguments are explained. */
export async function runVerb(args: string[]): Promise<number> {
  try {
    return await done(args)
  } catch (error) {
    if (error instanceof Unanswered) {
      // The question is on an unfinished line.
      process.stderr.write(`\n${error.message}\n`)
      return INTERRUPTED
    }
    if (isOfTheMachine(error)) {
      process.stderr.write(`${error.message}\n`)
      return 1
    }
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

/** A database or an environment that cannot be used; the message names it. */
function isOfTheMachine(error: unknown): error is Error {
  return (
    error instanceof ConfigError || error instanceof DataFolderLocked || error instanceof DatabaseUnreachable
  )
}

async function done([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    process.stdout.write(`${help}\n`)
    return name === undefined ? 2 : 0
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) {
    const meant = nearMiss(name, Object.keys(verbs))
    const guess = meant === null ? `There are ${Object.keys(verbs).join(', ')}.` : `Did you mean ${meant}?`
    throw new UsageError(`There is no verb ${JSON.stringify(name)}. ${guess}`)
  }
  const { help: told, run } = await verb.load()
  if (!args.includes('--help') && !args.includes('-h')) return run(args)
  process.stdout.write(`${told}\n`)
  return 0
}
