import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Names what is shown in the title of the page, as the routes cannot: they do not know the names of channels. Null leaves it to a part of the page. */
export function useTitle(title: string | null): void {
  const { site } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    if (title !== null) document.title = `${title} | ${site.name}`
  }, [title, site.name])
}
