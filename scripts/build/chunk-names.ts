/**
 * Names chunks as Vite does, and marks those of a language's texts: pages omit the hashes of the other languages'
 * files.
 */
export function chunkNames(folder: string) {
  return ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }): string =>
    `${folder}${/\/text\/[a-z]{2}\.json$/.test(facadeModuleId ?? '') ? 'text-' : ''}[name]-[hash].js`
}
