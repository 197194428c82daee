import { failureCode } from './command-line/failure-code.ts'
import { inviteAgencyOwner } from './command-line/invite-agency-owner.ts'
import { readOwnerArguments } from './command-line/owner-arguments.ts'

const help = `npm run invite-owner -- <slug> <email> [--first <name>] [--last <name>] [--language <code>]

Invites a person to own the agency, such as the first owner of a new one: creates the person, and mails them a link that
works once, for seven days. Uses the server's database (the same LIVERY_MODE, DATABASE_URL or LIVERY_DATA_DIR); stop a
server on the embedded database first. Without SMTP_URL the link is printed here, once.
If you run it again, the person gets a new link, and the earlier one is revoked.
--env-file <path> reads environment variables from a file.`

try {
  const args = readOwnerArguments()
  process.stdout.write(args === null ? `${help}\n` : await inviteAgencyOwner(args, process.env))
} catch (error) {
  process.exitCode = failureCode(error)
}
