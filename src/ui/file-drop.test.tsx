// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ChosenFile, FileDropTexts } from './chosen-file-row.tsx'
import { FileDrop } from './file-drop.tsx'

const texts: FileDropTexts = {
  label: 'Logo',
  hint: 'PNG, 10 bytes at most',
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: (name) => `Remove ${name}`,
  sending: (name) => `Sending ${name}`,
  size: (bytes) => `${bytes} B`,
  refusal: (name, problem) => `${name}: ${problem}`,
}

const png = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name, { type: 'image/png' })

function Sample({ maxFiles = 1, disabled = false }: { maxFiles?: number; disabled?: boolean }) {
  const [files, setFiles] = useState<ChosenFile[]>([])
  return (
    <FileDrop
      texts={texts}
      files={files}
      maxFiles={maxFiles}
      disabled={disabled}
      accept="image/png"
      maxBytes={10}
      onAdd={(added, replaced) =>
        setFiles([
          ...files.filter((one) => !replaced.includes(one)),
          ...added.map((file) => ({ id: file.name, file })),
        ])
      }
      onRemove={(id) => setFiles((known) => known.filter((one) => one.id !== id))}
    />
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Logo/)
const zone = () => input().closest('label') as HTMLElement
const chosen = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel)
const withFiles = (files: File[]) => ({ dataTransfer: { files, types: ['Files'], dropEffect: 'none' } })

describe('FileDrop', () => {
  it('takes a file from the browser’s file dialog, and can take the same one again', async () => {
    render(<Sample />)
    await userEvent.upload(input(), png('a.png'))
    expect(chosen()).toEqual(['Remove a.png'])
    expect(screen.getByText('4 B')).toBeVisible()
    expect(input().value).toBe('')
  })

  it('takes dropped files, and shows while they hover that they are accepted', () => {
    render(<Sample maxFiles={3} />)
    fireEvent.dragEnter(zone(), withFiles([png('a.png')]))
    expect(zone()).toHaveAttribute('data-over')
    fireEvent.drop(zone(), withFiles([png('a.png'), png('b.png')]))
    expect(zone()).not.toHaveAttribute('data-over')
    expect(chosen()).toEqual(['Remove a.png', 'Remove b.png'])
  })

  it('ignores dragged content that is not a file', () => {
    render(<Sample />)
    fireEvent.dragEnter(zone(), { dataTransfer: { types: ['text/plain'], files: [] } })
    expect(zone()).not.toHaveAttribute('data-over')
  })

  it('takes a picture that is pasted while it has the focus', async () => {
    render(<Sample />)
    await userEvent.tab()
    expect(input()).toHaveFocus()
    fireEvent.paste(input(), { clipboardData: { files: [png('shot.png')] } })
    expect(chosen()).toEqual(['Remove shot.png'])
  })

  it('names each refused file with the reason, and takes the rest', () => {
    render(<Sample maxFiles={2} />)
    const files = [
      new File(['x'], 'a.gif', { type: 'image/gif' }),
      png('huge.png', 11),
      png('empty.png', 0),
      png('one.png'),
      png('two.png'),
      png('three.png'),
    ]
    fireEvent.drop(zone(), withFiles(files))
    const reasons = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'a.gif: type',
      'huge.png: size',
      'empty.png: empty',
      'three.png: count',
    ])
    expect(chosen()).toEqual(['Remove one.png', 'Remove two.png'])
    expect(input()).toHaveAttribute('aria-invalid', 'true')
    expect(input()).toHaveAccessibleDescription(/a\.gif: type/)
  })

  it('clears the refusals once an accepted file is chosen', () => {
    render(<Sample />)
    fireEvent.drop(zone(), withFiles([png('huge.png', 11)]))
    fireEvent.drop(zone(), withFiles([png('a.png')]))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('replaces the only file with a new one', () => {
    render(<Sample />)
    fireEvent.drop(zone(), withFiles([png('a.png')]))
    fireEvent.drop(zone(), withFiles([png('b.png')]))
    expect(chosen()).toEqual(['Remove b.png'])
  })

  it('reports addition and replacement in one call, so that a plain setter loses neither', () => {
    const files = [{ id: 'old', file: png('old.png') }]
    const [onAdd, onRemove] = [vi.fn(), vi.fn()]
    const { rerender } = render(<FileDrop {...{ texts, files, onAdd, onRemove }} />)
    fireEvent.drop(zone(), withFiles([png('new.png')]))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ name: 'new.png' })], files)
    expect(onRemove).not.toHaveBeenCalled()
    rerender(<FileDrop {...{ texts, files, onAdd, onRemove }} maxFiles={2} />)
    fireEvent.drop(zone(), withFiles([png('new.png')]))
    expect(onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'new.png' })], [])
  })

  it('removes a file, and moves the focus to the button for choosing another', async () => {
    render(<Sample />)
    fireEvent.drop(zone(), withFiles([png('a.png')]))
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
    expect(chosen()).toEqual([])
    expect(input()).toHaveFocus()
  })

  it('accepts nothing while it is disabled', () => {
    render(<Sample disabled />)
    fireEvent.drop(zone(), withFiles([png('a.png')]))
    expect(chosen()).toEqual([])
  })

  it('shows a chosen picture without an address that the policy forbids', async () => {
    const { container } = render(<Sample />)
    fireEvent.drop(zone(), withFiles([png('a.png')]))
    await waitFor(() => expect(container.querySelector('img')?.src).toMatch(/^data:image\/png/))
  })

  it('shows a file’s upload progress, and why an upload failed', () => {
    const files = [
      { id: '1', file: png('a.png'), progress: 0.5 },
      { id: '2', file: png('b.png'), error: 'The connection broke' },
    ]
    render(<FileDrop texts={texts} files={files} maxFiles={2} onAdd={vi.fn()} onRemove={vi.fn()} />)
    expect(screen.getByRole('progressbar', { name: 'Sending a.png' })).toHaveAttribute('value', '0.5')
    expect(screen.getByText('The connection broke')).toBeVisible()
  })

  it('writes no style attribute into HTML', () => {
    const html = renderToString(<Sample />)
    expect(html).toContain('type="file"')
    expect(html).not.toMatch(/\sstyle=/)
  })
})
