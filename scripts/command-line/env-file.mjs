// Imported first by commands that take `--env-file <path>`: later imports read the environment. Plain JavaScript: it is read before anything is installed.
import { takeEnvFile } from './take-env-file.mjs'

const problem = takeEnvFile(process.argv)
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}
