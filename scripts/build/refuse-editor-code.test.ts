import { describe, expect, it } from 'vitest'
import { type BuiltFile, editorLeaks } from './refuse-editor-code.ts'

const file = (fileName: string, modules: string[], more: Partial<BuiltFile> = {}): BuiltFile => ({
  fileName,
  modules,
  isEntry: true,
  imports: [],
  dynamicImports: [],
  ...more,
})
const editor = file('editor.js', ['/at/src/editor/editor.tsx', '/at/src/ui/dialog.tsx'], { isEntry: false })
const text = file('text.js', ['/at/node_modules/@tiptap/core/dist/index.js'], { isEntry: false })

describe("the visitors' files", () => {
  it('contain nothing of the editor if only its own page loads it', () => {
    const website = file('website.js', ['/at/src/shell/pages/website.tsx'], { dynamicImports: ['editor.js'] })
    const home = file('home.js', ['/at/src/shell/pages/home.tsx'], { dynamicImports: ['website.js'] })
    const facade = file('facade.js', [], { isEntry: false, imports: ['text.js'] })
    expect(editorLeaks([editor, text, website, home, facade])).toEqual([])
  })

  it("are refused if a visitor's file loads the editor", () => {
    const between = file('between.js', ['/at/src/ui/field.tsx'], { isEntry: false, imports: ['text.js'] })
    const home = file('home.js', ['/at/src/shell/pages/home.tsx'], { imports: ['between.js'] })
    expect(editorLeaks([text, between, home])).toEqual([
      'between.js loads text.js, which contains /at/node_modules/@tiptap/core/dist/index.js',
    ])
  })

  it.each([
    ['in a file of its own', { imports: ['editor.js'] }],
    ['on a press', { dynamicImports: ['text.js'] }],
  ])('are refused if another page loads the editor: %s', (_, more) => {
    expect(
      editorLeaks([editor, text, file('late.js', ['/at/src/shell/deferred/deferred-features.tsx'], more)]),
    ).toHaveLength(1)
  })

  it("are refused if the editor's own page loads it at once", () => {
    const website = file('website.js', ['/at/src/shell/pages/website.tsx'], { imports: ['editor.js'] })
    expect(editorLeaks([editor, website])).toEqual([
      'website.js loads editor.js, which contains /at/src/editor/editor.tsx',
    ])
  })
})
