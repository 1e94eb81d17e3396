import type { Notification } from '@bewezen/domain/inbox/page.ts'
import { reasonOf, settingsPath } from '@bewezen/domain/inbox/reason.ts'
import { reasonWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'

/** Says why a notification came, and leads to where that is chosen. */
export const WhyDialog = ({ notification, onClose }: { notification: Notification; onClose: () => void }) => (
  <ResponsiveModal
    open
    onClose={onClose}
    title={reasonWords.ask}
    width="s"
    actions={
      <LinkButton to={settingsPath} look="primary">
        {reasonWords.toSettings}
      </LinkButton>
    }
  >
    <p className="text-ink-2">{reasonOf(notification)}</p>
  </ResponsiveModal>
)
