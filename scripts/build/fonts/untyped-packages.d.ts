declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype'
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    keepFeatures?: readonly string[]
    noHinting?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, format: 'woff2' | 'truetype'): Promise<Buffer> }
  export default fontverter
}
