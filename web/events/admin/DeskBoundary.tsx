import { deskWords as words } from '@bewezen/domain/events/deskWords.ts'
import { Component, type ReactNode } from 'react'
import { api } from '../../base/api/api.ts'
import { queries } from '../../base/api/queries.ts'
import { Button } from '../../base/parts/Button.tsx'
import { HorizonArt } from '../../base/parts/HorizonArt.tsx'

/** Stands in the place of a part of the dashboard that could not be drawn (EV-ADMIN-13, EV-ADMIN-14, EV-ADMIN-28). */
export class DeskBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  /** What was read may be what could not be drawn, so it is read anew. */
  again = () => {
    void queries().resetQueries({ queryKey: api.events.key() })
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? (
      <DeskFailed onAgain={this.again} onReload={() => window.location.reload()} />
    ) : (
      this.props.children
    )
  }
}

/** The error screen; its words are English, as given. */
export const DeskFailed = ({ onAgain, onReload }: { onAgain: () => void; onReload: () => void }) => (
  <div role="alert" lang="en" className="grid justify-items-center gap-2 px-5 py-16 text-center">
    <HorizonArt kind="arc" />
    <h1 className="heading mt-2 text-fs-34">{words.crashed}</h1>
    <p className="text-ink-2">{words.crashedText}</p>
    <div className="mt-3 flex flex-wrap justify-center gap-2.5">
      <Button onClick={onAgain}>{words.tryAgain}</Button>
      <Button look="line" onClick={onReload}>
        {words.reload}
      </Button>
    </div>
  </div>
)
