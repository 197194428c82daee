import type { ReactNode } from 'react'

/** Card around a search form. */
export function SearchFrame({ children }: { children: ReactNode }) {
  return <div className="rounded-2xl border bg-card p-3 shadow-card sm:p-4">{children}</div>
}
