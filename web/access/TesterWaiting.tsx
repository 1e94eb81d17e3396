import { launchDate, launchMoment } from '@bewezen/domain/access/launch.ts'
import { testerWords } from '@bewezen/domain/access/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { NightScreen, NightText, NightTitle } from './NightScreen.tsx'
import { TypedText } from './TypedText.tsx'
import { useSettings } from './useModes.ts'

/** The gate while only testers may enter: when the project goes live, and how long a subscription runs (SH-TEST-07..11). */
export function TesterWaiting({ typed }: { typed: string }) {
  const settings = useSettings().data
  return (
    <Main className="flex flex-1 flex-col">
      <NightScreen art="halfSun">
        <NightTitle>{settings?.testerMode.message ?? testerWords.defaultMessage}</NightTitle>
        <NightText className="lg:text-[21px]!">
          {testerWords.goesLive(launchMoment(settings?.launchDate ?? launchDate))}
        </NightText>
        <NightText>{testerWords.subscriptionRuns}</NightText>
        <LinkButton look="night" to="/events" className="mt-8">
          {testerWords.toEvents}
        </LinkButton>
        <TypedText>{typed}</TypedText>
      </NightScreen>
    </Main>
  )
}
