import { externalWords as words } from '@bewezen/domain/external/words.ts'
import Inbox from 'lucide-react/icons/inbox'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { TabPanel, Tabs } from '../base/parts/Tabs.tsx'
import { CannedOverlay } from './answer/CannedOverlay.tsx'
import { useForgottenAnswers } from './answer/forgetAnswers.ts'
import { SourcesPart } from './sources/SourcesPart.tsx'
import { ThreadsPart } from './threads/ThreadsPart.tsx'
import { useActiveCount } from './threads/threadsRead.ts'
import { useExternalView } from './useExternalView.ts'
import { type Part, parts } from './view.ts'

const labels: Record<Part, string> = { gesprekken: words.threads, bronnen: words.sources }

/** 'Externe berichten' of the admin area: the conversations with people who are no members, and where they come from (IN-EXT-12). */
export function ExternalSection() {
  const { view, put } = useExternalView()
  const active = useActiveCount()
  useForgottenAnswers()
  return (
    <section aria-labelledby="extern">
      <header
        className={classes(
          'mb-2 flex flex-wrap items-center justify-between gap-3',
          view.part === 'gesprekken' && view.threadId && 'max-lg:hidden',
        )}
      >
        <h2 id="extern" className="heading text-fs-21">
          {words.title}
        </h2>
        <LinkButton look="line" to="/inbox">
          <Inbox size={18} aria-hidden="true" />
          {words.toInbox}
        </LinkButton>
        <p className="-mt-2 basis-full text-fs-14 text-ink-2">{words.intro}</p>
      </header>
      <Tabs
        label={words.title}
        value={view.part}
        onChange={(part) => put({ part })}
        options={parts.map((value) => ({
          value,
          label: labels[value],
          count: value === 'gesprekken' ? active : undefined,
        }))}
      >
        <TabPanel value={view.part}>
          {view.part === 'bronnen' ? <SourcesPart onOpen={put} /> : <ThreadsPart view={view} put={put} />}
        </TabPanel>
      </Tabs>
      <CannedOverlay />
    </section>
  )
}
