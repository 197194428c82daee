// Imported first by commands that take `--env-file <path>`, since later imports read the environment. Plain
// JavaScript: it runs before anything is installed.
import { takeEnvFile } from './take-env-file.mjs'

const problem = takeEnvFile(process.argv)
if (problem !== null) {
  console.error(problem)
  process.exit(2)
}
