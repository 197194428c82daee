import { createContext, type ReactNode, use } from 'react'

type Params = Readonly<Record<string, string>>

const Context = createContext<Params>({})

/** Provides the route parameters of a part's page. */
export function ParamsProvider({ params, children }: { params: Params; children: ReactNode }) {
  return <Context value={params}>{children}</Context>
}

/** Returns the route parameters of a part's page: `/users/:id` gives `id`. */
export function useParams(): Params {
  return use(Context)
}
