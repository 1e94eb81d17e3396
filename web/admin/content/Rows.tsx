import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import type { orderedKinds } from '@bewezen/domain/site/contract.ts'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { type OnOrder, useOrder } from './useOrder.ts'

type Row = {
  id: string
  name: string
  text: string
  badges?: ReactNode
  art?: ReactNode
  /** What can be done with it, when that is something else than opening it. */
  tools?: ReactNode
}
type Props = {
  title: string
  lead?: ReactNode
  action?: ReactNode
  rows: readonly Row[]
  /** What is put in another order with the arrows; without it the order is fixed. */
  kind?: (typeof orderedKinds)[number]
  /** The same for what is stored elsewhere. */
  onOrder?: OnOrder
  onEdit?: (id: string) => void
}

/** A list of the public pages in its order, each row with its actions. */
export function Rows({ title, lead, action, rows, kind, onOrder, onEdit }: Props) {
  const heading = useId()
  const { shown, move } = useOrder(rows, kind, onOrder)
  const step = (id: string, at: number, to: number) => {
    moved.current = { id, by: to < at ? 'up' : 'down' }
    move(at, to)
  }
  // A row that moves loses the focus: it stays with the row, on the same arrow as long as that leads anywhere.
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<{ id: string; by: 'up' | 'down' } | null>(null)
  const places = shown.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new order
  useEffect(() => {
    const { id, by } = moved.current ?? {}
    moved.current = null
    const arrows = Array.from(list.current?.querySelectorAll<HTMLButtonElement>(`[data-arrow="${id}"]:enabled`) ?? [])
    const arrow = arrows.find(({ dataset }) => dataset.by === by) ?? arrows[0]
    arrow?.focus()
  }, [places])
  return (
    <Card as="section" pad aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="heading text-fs-21">
          {title}
        </h2>
        {action}
      </div>
      {lead && <div className="mt-2 text-fs-14 text-ink-2">{lead}</div>}
      <ul ref={list} className="mt-3">
        {shown.map(({ id, name, text, badges, art, tools }, at) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
            {art}
            <div className="min-w-48 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-[650] wrap-anywhere">
                {name} {badges}
              </p>
              <p className="text-fs-14 text-ink-2 wrap-anywhere">{text}</p>
            </div>
            <div className="flex flex-wrap items-center gap-1">
              {(kind || onOrder) && (
                <>
                  <IconButton
                    label={contentWords.up(name)}
                    icon={<ArrowUp size={18} />}
                    data-arrow={id}
                    data-by="up"
                    disabled={at === 0}
                    onClick={() => step(id, at, at - 1)}
                  />
                  <IconButton
                    label={contentWords.down(name)}
                    icon={<ArrowDown size={18} />}
                    data-arrow={id}
                    data-by="down"
                    disabled={at === shown.length - 1}
                    onClick={() => step(id, at, at + 1)}
                  />
                </>
              )}
              {onEdit && (
                <Button look="line" size="s" aria-label={contentWords.edit(name)} onClick={() => onEdit(id)}>
                  {contentWords.editShort}
                </Button>
              )}
              {tools}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
