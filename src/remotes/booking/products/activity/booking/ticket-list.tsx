import type { BookedVisit } from '../../../../../contract/types.ts'
import { Badge } from '../../../../../ui/badge.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useMoment } from '../../../spine/trips/use-moment.ts'

type Tickets = NonNullable<BookedVisit['tickets']>

const loadQr = async () => (await import('./ticket-code.tsx')).TicketCode
const loadPrinted = async () => (await import('./printed-code.tsx')).PrintedCode

/** The codes that admit the travellers, each with whom it admits and whether it was used. */
export function TicketList({ visit, tickets }: { visit: BookedVisit; tickets: Tickets }) {
  const text = useProductTexts()
  const { by, per } = visit.activity.redemption
  return (
    <div className="border-t p-5">
      <h3 className="font-bold">{text('tickets.title', { count: tickets.length })}</h3>
      <p className="mt-1 text-sm text-muted-foreground">
        {text(`redemption.${by}`)}. {text(`redemption.per.${per}`)}.
      </p>
      <ul className="mt-4 grid gap-4 @min-[26rem]:grid-cols-2">
        {tickets.map((ticket) => (
          <li key={ticket.code} className="grid justify-items-center gap-2 rounded-lg border p-4 text-center">
            <Ticket ticket={ticket} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DrawnCodeProps {
  code: string
  format: Exclude<Tickets[number]['format'], 'text'>
  label: string
}

/** Only the drawing of the code's own form is loaded. */
function DrawnCode({ code, format, label }: DrawnCodeProps) {
  const shared = { meanwhile: <Skeleton className="size-40 rounded-md" />, failed: null }
  if (format === 'qr') {
    return (
      <Deferred load={loadQr} {...shared}>
        {(TicketCode) => <TicketCode code={code} label={label} />}
      </Deferred>
    )
  }
  return (
    <Deferred load={loadPrinted} {...shared}>
      {(PrintedCode) => <PrintedCode code={code} format={format} label={label} />}
    </Deferred>
  )
}

function Ticket({ ticket: { code, format, kind, redeemedAt } }: { ticket: Tickets[number] }) {
  const text = useProductTexts()
  const { moment } = useMoment()
  return (
    <>
      <p className="font-semibold">{kind ? text(`unit.${kind}`) : text('tickets.party')}</p>
      {format !== 'text' && redeemedAt === null && (
        <DrawnCode code={code} format={format} label={text(`tickets.code.${format}`, { code })} />
      )}
      <p dir="ltr" className="font-mono text-sm wrap-anywhere select-all">
        {code}
      </p>
      {redeemedAt !== null && (
        <Badge tone="secondary">{text('tickets.redeemed', { when: moment(redeemedAt) })}</Badge>
      )}
    </>
  )
}
