declare module 'virtual:preview-files' {
  /** Texts by their path from the project's folder. */
  export const files: Readonly<Record<string, string>>
}
