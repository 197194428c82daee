// Plain JavaScript: it runs before anything is installed.

const option = '--env-file'

/**
 * Removes each `--env-file <path>` or `--env-file=<path>` from the command line and sets the variables of these files
 * by Node's rules: a variable that is already set wins. Returns an error sentence or null.
 */
export function takeEnvFile(words) {
  let at = words.findIndex(isOption)
  while (at !== -1) {
    const [word] = words.splice(at, 1)
    const path = word === option ? words.splice(at, 1)[0] : word.slice(option.length + 1)
    if (!path || path.startsWith('--'))
      return `${option} needs the path of a file with variables, such as .env.`
    const problem = load(path)
    if (problem !== null) return problem
    at = words.findIndex(isOption)
  }
  return null
}

function isOption(word) {
  return word === option || word.startsWith(`${option}=`)
}

function load(path) {
  try {
    process.loadEnvFile(path)
    return null
  } catch (error) {
    return `${option} cannot read ${JSON.stringify(path)}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`
  }
}
