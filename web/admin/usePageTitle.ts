import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Names the section in the title of the page: the routes know no names of sections. */
export function usePageTitle(title: string | undefined): void {
  const { site } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    if (title) document.title = `${title} | ${site.name}`
  }, [title, site.name])
}
