import { useMemo } from 'react'
import { qrModules } from '../../../../../../packages/codes/qr-modules.ts'
import { CodePicture } from './code-picture.tsx'

export interface TicketCodeProps {
  code: string
  /** Accessible name. */
  label: string
}

/** The QR code of a ticket. */
export function TicketCode({ code, label }: TicketCodeProps) {
  const modules = useMemo(() => qrModules(code, 'M'), [code])
  return <CodePicture modules={modules} label={label} />
}
