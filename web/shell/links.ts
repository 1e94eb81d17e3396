import { useRouter } from '@tanstack/react-router'
import type { NavigationLink } from '../base/address/navigation.ts'

/** Keeps the links whose page the site has, whatever they ask of it: a link appears with the room it leads to. */
export function useBuilt(): (links: readonly NavigationLink[]) => NavigationLink[] {
  const { routesByPath } = useRouter()
  return (links) => links.filter(({ to }) => to.replace(/\?.*/, '') in routesByPath)
}
