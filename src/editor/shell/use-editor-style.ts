import { useLayoutEffect } from 'react'
import css from '../editor.css?inline'

let sheet: CSSStyleSheet | undefined

/** Dresses the page in the editor's sheet while it is open. The sheet is the script's own, so the page's policy has no say. */
export function useEditorStyle(): void {
  useLayoutEffect(() => {
    if (!sheet) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
    }
    const own = sheet
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== own)
    }
  }, [])
}
