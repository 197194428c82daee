import { failureCode } from './command-line/failure-code.ts'
import { readOwnerArguments } from './command-line/owner-arguments.ts'
import { ownerInvited } from './command-line/owner-invited.ts'

const help = `npm run invite-owner -- <slug> <email> [--first <name>] [--last <name>] [--language <code>]

Asks somebody to own the agency, such as the first owner of a new one: makes the person, and mails them a link that works
once, for seven days. Uses the database that the server uses (the same LIVERY_MODE, DATABASE_URL or LIVERY_DATA_DIR); a
server that runs on the embedded database has to be stopped first. Without SMTP_URL the link is printed here, once.
Run again, it makes nobody twice: the person gets a new link, and the one before ends.
--env-file <path> reads the environment from a file.`

try {
  const args = readOwnerArguments()
  process.stdout.write(args === null ? `${help}\n` : await ownerInvited(args, process.env))
} catch (error) {
  process.exitCode = failureCode(error)
}
