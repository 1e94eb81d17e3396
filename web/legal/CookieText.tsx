import type { CookieBlock, CookieSection } from '@bewezen/domain/legal/cookies.ts'
import { choiceSection } from '@bewezen/domain/legal/cookies.ts'
import { useRouter } from '@tanstack/react-router'
import { ConsentPlace } from './ConsentPlace.tsx'

/** The numbered sections of the cookie policy (LEGAL-COOKIE-01). */
export const CookieText = ({ sections }: { sections: readonly CookieSection[] }) =>
  sections.map(({ id, title, blocks }, index) => (
    <section key={id} aria-labelledby={id} className="not-first:mt-9">
      <h2
        id={id}
        className="heading flex scroll-mt-26 items-baseline gap-3.5 text-[1.4375rem] font-[470]! lg:text-[1.6875rem]"
      >
        <span className="min-w-4.5 text-[17px] tracking-normal text-ink-3">{index + 1}.</span>
        {title}
      </h2>
      <div className="mt-2.5 grid gap-3.5 lg:ml-8">
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
        {id === choiceSection && <ConsentPlace />}
      </div>
    </section>
  ))

function Block({ block }: { block: CookieBlock }) {
  if (typeof block === 'string') return <Paragraph text={block} />
  return 'list' in block ? <Terms {...block} /> : <Table {...block.table} />
}

function Paragraph({ text }: { text: string }) {
  const { contactEmail } = useRouter().options.context.site
  const [before, after] = text.split('{contact}')
  if (after === undefined) return <p>{text}</p>
  return (
    <p>
      {before}
      <a href={`mailto:${contactEmail}`} className="wrap-anywhere underline">
        {contactEmail}
      </a>
      {after}
    </p>
  )
}

const Terms = ({ list }: Extract<CookieBlock, { list: unknown }>) => (
  <ul className="grid gap-2">
    {list.map(({ term, text }) => (
      <li
        key={term}
        className="relative pl-6.5 before:absolute before:top-[.62em] before:left-0 before:h-1.5 before:w-3 before:rounded-t-full before:bg-ink"
      >
        <strong>{term}:</strong> {text}
      </li>
    ))}
  </ul>
)

const Table = ({ label, head, rows }: Extract<CookieBlock, { table: unknown }>['table']) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that may scroll sideways must be reachable by keyboard
  <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-m border border-line bg-surface">
    <table className="w-full border-collapse text-left text-[15px]">
      <thead className="border-b border-line-strong text-fs-13 text-ink-2">
        <tr>
          {head.map((title) => (
            <th key={title} scope="col" className="px-4 py-2.5 font-semibold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-line not-first:border-t">
            <th scope="row" className="px-4 py-3 font-[550]">
              {name}
            </th>
            <td className="px-4 py-3">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
