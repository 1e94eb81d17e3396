/**
 * A value of one person in the storage of this tab alone, such as a form that is being filled in: it is there after a
 * reload, and gone with the tab or the login (signOut.ts). Where a browser refuses storage it lives as long as the page.
 */
export function keptInTab<Value extends { personId: string }>(key: string) {
  const tab = {
    keep: (value: Value): void => void tried(() => sessionStorage.setItem(key, JSON.stringify(value))),
    drop: (): void => void tried(() => sessionStorage.removeItem(key)),
    isKept: (): boolean => tried(() => sessionStorage.getItem(key)) !== null,
    /** That of this person; what somebody else left is thrown away. */
    read(personId: string): Value | null {
      const kept = tried(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null)
      if (kept && kept.personId !== personId) tab.drop()
      return kept?.personId === personId ? kept : null
    },
  }
  return tab
}

/** What comes of it; null from a storage that refuses, or that holds something else. */
function tried<Result>(act: () => Result): Result | null {
  try {
    return act()
  } catch {
    return null
  }
}
