import { communityWords } from '@bewezen/domain/community/words.ts'
import { HorizonArt } from './HorizonArt.tsx'
import { LinkButton } from './LinkButton.tsx'
import { Main } from './Screen.tsx'

type Props = { title: string; to: string; label?: string }

/** That there is nothing at this address, for what never was and for what is not for this person alike (COM-CHAT-06). */
export const NothingHere = ({ title, to, label = communityWords.toCommunity }: Props) => (
  <Main className="grid flex-1 place-content-center justify-items-center gap-4 px-5 py-16 text-center">
    <HorizonArt kind="arc" />
    <h1 className="heading text-fs-26">{title}</h1>
    <LinkButton look="line" to={to}>
      {label}
    </LinkButton>
  </Main>
)
