import type { FileProblem } from './check-files.ts'

export interface ChosenFile {
  id: string
  file: File
  /** Share that is sent, 0 to 1, or null while nobody knows; left out when nothing is being sent. */
  progress?: number | null
  /** Why it could not be sent. */
  error?: string
}

export interface FileDropTexts {
  label: string
  /** What may be chosen: "PNG or SVG, 2 MB at most". */
  hint?: string
  /** Invites to choose: "Choose a file". */
  choose: string
  /** What else can be done, for those with a pointer: "or drop it here". */
  drop: string
  remove: (name: string) => string
  sending: (name: string) => string
  size: (bytes: number) => string
  /** One sentence that names the file and says why it is refused. */
  refusal: (name: string, problem: FileProblem) => string
}
