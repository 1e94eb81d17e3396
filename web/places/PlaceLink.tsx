import { PathLink, type PathLinkProps } from '../base/parts/PathLink.tsx'

/**
 * A link of the sidebar. In the sheet of narrow windows it takes the place of the sheet in the history, which closes by
 * that (`useBackCloses`); the page that is open already only closes it.
 */
export const PlaceLink = ({ onChoose, ...rest }: PathLinkProps & { onChoose?: () => void }) => (
  <PathLink
    {...rest}
    replace={onChoose !== undefined}
    onClick={(event) => {
      // With a key held it opens elsewhere, and the sheet stays.
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey
      if (!onChoose || opensElsewhere || rest['aria-current'] !== 'page') return
      event.preventDefault()
      onChoose()
    }}
  />
)
