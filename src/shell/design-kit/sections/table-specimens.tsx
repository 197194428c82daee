import { useState } from 'react'
import { useMoney } from '../../../platform/money.tsx'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { moreIconPaths } from '../../../ui/more-icon-paths.ts'
import type { TableColumn } from '../../../ui/table-model.ts'
import { NO_PICTURE, samplesIn } from '../samples.ts'
import { Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

interface Booking {
  reference: string
  traveller: string
  nights: number
  total: number
  status: 'confirmed' | 'onHold' | 'cancelled'
}

const { states } = kitTexts
const statuses = ['confirmed', 'onHold', 'cancelled'] as const
const tones = { confirmed: 'success', onHold: 'warning', cancelled: 'neutral' } as const
const sizes = ['small', 'medium', 'large', 'huge'] as const

/** People, and tables of their bookings. */
export function TableSpecimens() {
  const t = useText('shell')
  const { agency, language } = usePage()
  const s = samplesIn(language)
  return (
    <>
      <Specimen name="Avatar">
        <State label={states.sizes}>
          <span className="flex flex-wrap items-center gap-3">
            {sizes.map((size, index) => (
              <Avatar key={size} name={s.people[index] ?? ''} size={size} />
            ))}
          </span>
        </State>
        <State label="presence, badge">
          <span className="flex flex-wrap items-center gap-4">
            <Avatar
              name={s.people[0] ?? ''}
              size="large"
              presence={{ state: 'online', label: t('trust.contact') }}
            />
            <Avatar name={s.people[1] ?? ''} size="large" presence={{ state: 'busy', label: s.onHold }} />
            <Avatar name={s.people[2] ?? ''} size="large" badge={<Badge size="small">3</Badge>} />
          </span>
        </State>
        <State label="picture, company, failed">
          <span className="flex flex-wrap items-center gap-4">
            <Avatar
              name={s.people[3] ?? ''}
              size="large"
              src={`/scenes/beach/${agency.subdomain}-face.svg`}
            />
            <Avatar name={agency.agencyName} size="large" shape="square" />
            <Avatar name={s.people[0] ?? ''} size="large" src={NO_PICTURE} />
          </span>
        </State>
      </Specimen>
      <Specimen name="DescriptionList">
        {(['split', 'rows', 'grid'] as const).map((layout) => (
          <State key={layout} label={layout} className={layout === 'grid' ? 'sm:col-span-full' : ''}>
            <DescriptionList
              layout={layout}
              entries={[
                { term: s.reference, detail: 'LV-2048-7Q' },
                { term: s.traveller, detail: s.people[0] },
                { term: s.board, detail: s.boards[1] },
              ]}
            />
          </State>
        ))}
      </Specimen>
      <Specimen name="DataTable" columns={1} bare>
        <Bookings />
        <State label={states.loading}>
          <Bookings rows={[]} state="loading" label={states.loading} />
        </State>
        <div className="grid gap-6 lg:grid-cols-2">
          <State label={states.empty}>
            <Bookings rows={[]} label={states.empty} />
          </State>
          <State label={states.failed}>
            <Bookings rows={[]} state="failed" label={states.failed} />
          </State>
        </div>
      </Specimen>
    </>
  )
}

interface BookingsProps {
  rows?: readonly Booking[]
  state?: 'ready' | 'loading' | 'failed'
  /** Distinguishes several tables. */
  label?: string
}

function Bookings({ rows, state = 'ready', label = '' }: BookingsProps) {
  const t = useText('shell')
  const { language } = usePage()
  const { show } = useMoney()
  const s = samplesIn(language)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['LV-1001']))
  const shown =
    rows ??
    s.people.map((traveller, index) => ({
      reference: `LV-${1001 + index}`,
      traveller,
      nights: 2 + index * 3,
      total: 348.2 * (index + 1),
      status: statuses[index % 3] ?? 'confirmed',
    }))
  const columns: readonly TableColumn<Booking>[] = [
    { id: 'reference', header: s.reference, cell: (row) => row.reference, isRowHeader: true },
    {
      id: 'traveller',
      header: s.traveller,
      sortBy: (row) => row.traveller,
      cell: (row) => (
        <span className="flex items-center gap-3">
          <Avatar name={row.traveller} label="" size="small" />
          {row.traveller}
        </span>
      ),
    },
    { id: 'nights', header: s.nights, align: 'end', sortBy: (row) => row.nights, cell: (row) => row.nights },
    {
      id: 'total',
      header: s.total,
      align: 'end',
      sortBy: (row) => row.total,
      cell: (row) => show(row.total, 'USD'),
    },
    {
      id: 'status',
      header: s.status,
      cell: (row) => <Badge tone={tones[row.status]}>{s[row.status]}</Badge>,
    },
  ]
  return (
    <DataTable
      caption={label ? `${s.bookings}: ${label}` : s.bookings}
      hideCaption
      columns={columns}
      rows={shown}
      rowId={(row) => row.reference}
      rowName={(row) => row.traveller}
      language={language}
      texts={{
        selectAll: s.selectAll,
        selectRow: s.select,
        selected: s.selected,
        clearSelection: s.clear,
        actions: s.actions,
        sortBy: s.sortBy,
        loading: s.loading,
      }}
      {...(rows ? {} : { selected, onSelect: setSelected })}
      bulkActions={<Button size="small">{s.export}</Button>}
      actions={(row) => (
        <Button variant="ghost" square aria-label={`${s.more}: ${row.traveller}`}>
          <Icon path={moreIconPaths.more} />
        </Button>
      )}
      state={state}
      empty={<EmptyState icon="bag" level={3} size="small" title={s.noBookings} />}
      failure={
        <EmptyState
          icon="alert"
          level={3}
          size="small"
          title={s.failed}
          actions={<Button variant="outline">{t('common.retry')}</Button>}
        />
      }
    />
  )
}
