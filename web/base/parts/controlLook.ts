/** The class names of anything that is typed or chosen in: 46 pixels high, with a clear border. */
export const controlLook =
  'w-full min-h-[46px] rounded-m border border-line-strong bg-surface px-[13px] py-[9px] text-fs-16 text-ink fast aria-invalid:border-2 aria-invalid:border-ember-ink aria-invalid:px-3 aria-invalid:py-2 disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-3 read-only:not-[select]:bg-surface-2'
