import type { Mutant } from '../mutant.ts'

/** The gate on screen: what is drawn before, behind and instead of it. */
export const accessScreens: readonly Mutant[] = [
  {
    name: 'a closed gate shows what is behind it',
    file: 'web/access/MemberGate.tsx',
    replace: ["useState(gate === 'granted')", 'useState(true)'],
    noticedBy: ['web/access/MemberGate.test.tsx'],
  },
  {
    name: 'unknown own access counts as a closed gate without a way on',
    file: 'web/access/MemberGate.tsx',
    replace: ['if (isError) return <Unknown onRetry={() => void refetch()} />', ''],
    noticedBy: ['web/access/MemberGate.test.tsx'],
  },
]
