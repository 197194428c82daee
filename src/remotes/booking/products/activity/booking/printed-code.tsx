import { useMemo } from 'react'
import { printedModules } from '../../../../../../packages/codes/printed-modules.ts'
import { CodePicture } from './code-picture.tsx'
import type { TicketCodeProps } from './ticket-code.tsx'

/** The Aztec code or the Code 128 of a ticket; nothing if its text cannot be written so. */
export function PrintedCode({ code, label, format }: TicketCodeProps & { format: 'aztec' | 'code128' }) {
  const modules = useMemo(() => printedModules(code, format), [code, format])
  return modules && <CodePicture modules={modules} label={label} />
}
