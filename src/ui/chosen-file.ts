import type { FileProblem } from './check-files.ts'

export interface ChosenFile {
  id: string
  file: File
  /** The share that is uploaded, 0 to 1; null while unknown, absent when nothing is being uploaded. */
  progress?: number | null
  /** Why the upload failed. */
  error?: string
}

export interface FileDropTexts {
  label: string
  /** What may be chosen: "PNG or SVG, 2 MB at most". */
  hint?: string
  /** Label of the button: "Choose a file". */
  choose: string
  /** The alternative for people with a pointer: "or drop it here". */
  drop: string
  remove: (name: string) => string
  sending: (name: string) => string
  size: (bytes: number) => string
  /** One sentence that names the file and the reason for refusing it. */
  refusal: (name: string, problem: FileProblem) => string
}
