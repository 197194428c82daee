import { createContext, type ReactNode, use } from 'react'

type Params = Readonly<Record<string, string>>

const Context = createContext<Params>({})

/** Gives a part's page the parameters of its route. */
export function ParamsProvider({ params, children }: { params: Params; children: ReactNode }) {
  return <Context value={params}>{children}</Context>
}

/** Parameters of the route of a part's page: `/users/:id` gives `id`. */
export function useParams(): Params {
  return use(Context)
}
