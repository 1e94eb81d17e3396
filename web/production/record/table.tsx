import type { ReactNode } from 'react'

/** How the tables of the tabs look; below 1024 pixels each row is a card. */
export const head =
  'border-b border-line-strong px-3 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap text-ink-2 first:pl-6 last:pr-4'
export const cell = 'border-b border-line px-3 py-3 align-middle text-[15px] max-lg:border-0 max-lg:p-0'
export const row =
  'outline-none max-lg:grid max-lg:gap-1.5 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3.5'

/** The head of a table; below 1024 pixels it is for screen readers only. */
export const TableHead = ({
  names,
  right = [],
  last,
}: {
  names: readonly string[]
  right?: readonly string[]
  last: string
}) => (
  <thead className="max-lg:sr-only">
    <tr>
      {names.map((name) => (
        <th key={name} scope="col" className={right.includes(name) ? `${head} text-right!` : head}>
          {name}
        </th>
      ))}
      <th scope="col" className={head}>
        <span className="sr-only">{last}</span>
      </th>
    </tr>
  </thead>
)

/** The name of a cell, where the head of the table is not in view. */
export const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true" className="text-fs-14 text-ink-3 lg:hidden">
      {name}{' '}
    </span>
    {children}
  </>
)

/** The title of a list, with what there is to say of it at its end. */
export const ListTitle = ({ id, title, aside }: { id: string; title: string; aside?: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    <h2 id={id} className="heading text-fs-21">
      {title}
    </h2>
    {aside && <p className="text-fs-14 text-ink-2">{aside}</p>}
  </div>
)
