const looks = {
  welcome: 'border-l-moss-ink',
  already: 'border-l-sky-ink',
  noPlace: 'border-l-ember-ink',
  handedOn: 'border-l-ember-ink',
  unknown: 'border-l-ember-ink',
  unreadable: 'border-l-ember-ink',
}
export type SaidProps = { kind: keyof typeof looks; title: string; text: string }

/** What a press or a code did. */
export const Said = ({ kind, title, text }: SaidProps) => (
  <div className={`rounded-m border border-l-4 border-line bg-surface px-4 py-3 ${looks[kind]}`}>
    <p className="font-[650] wrap-anywhere">{title}</p>
    <p className="text-fs-14 text-ink-2">{text}</p>
  </div>
)
