import { useLayoutEffect } from 'react'
import css from '../editor.css?inline'

let sheet: CSSStyleSheet | undefined

/** Applies the editor's style sheet while it is open. A constructed sheet is exempt from the page's policy. */
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
