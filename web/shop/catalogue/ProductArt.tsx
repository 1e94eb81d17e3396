import type { ProductCategory } from '@bewezen/domain/shop/categories.ts'

type Drawing = { tint: string; path: string }

/** One object of lines for each category, standing on the horizon at 174. */
const drawings: Record<ProductCategory, Drawing> = {
  cursus: {
    tint: 'var(--th-beweging-soft)',
    path: 'M96 60h128v84H96zM152 144v30M168 144v30M128 174h64M112 124l26-28 22 14 34-34',
  },
  guide: {
    tint: 'var(--th-voeding-soft)',
    path: 'M110 46h100v128H110zM110 174V46M128 46v128M146 82h44M146 104h44M146 126h28',
  },
  ebook: {
    tint: 'var(--th-slaap-soft)',
    path: 'M118 44h84a8 8 0 0 1 8 8v114a8 8 0 0 1-8 8h-84a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8zM128 66h64M128 86h64M128 106h64M128 126h40M154 158h12',
  },
  video: { tint: 'var(--th-rood-soft)', path: 'M88 62h144v92H88zM146 90v36l32-18zM136 174h48M160 154v20' },
  masterclass: {
    tint: 'var(--th-licht-soft)',
    path: 'M84 66h152v80H84zM120 174l12-28M200 174l-12-28M116 146a44 44 0 0 1 88 0M160 84v10M126 98l8 8M194 98l-8 8',
  },
  workshop: {
    tint: 'var(--th-grounding-soft)',
    path: 'M92 88h136v24a12 12 0 0 0 0 24v24H92v-24a12 12 0 0 0 0-24zM192 88v72',
  },
  'fysiek product': {
    tint: 'var(--th-adem-soft)',
    path: 'M104 92l56-26 56 26v56l-56 26-56-26zM104 92l56 26 56-26M160 118v56M132 79l56 26',
  },
  merchandise: {
    tint: 'var(--th-licht-soft)',
    path: 'M128 66l-36 22 14 26 16-8v68h76v-68l16 8 14-26-36-22a32 20 0 0 1-64 0z',
  },
}

/** What a product looks like that has no picture: the object of its category on the tint of a theme, with two arcs and a horizon. */
export function ProductArt({ category }: { category: ProductCategory }) {
  const { tint, path } = drawings[category]
  return (
    <svg
      viewBox="0 0 320 208"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="art block size-full"
    >
      <rect width="320" height="208" fill={tint} />
      <circle cx="160" cy="174" r="118" stroke="var(--surface)" strokeWidth="1.6" />
      <circle cx="160" cy="174" r="150" stroke="var(--surface)" strokeWidth="1.4" strokeDasharray="2 7" />
      <path d="M0 174h320" stroke="var(--ink)" strokeWidth="1.4" opacity=".35" />
      <path d={path} fill="var(--surface)" stroke="var(--ink)" strokeWidth="2" />
    </svg>
  )
}
