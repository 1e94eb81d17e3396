import { Screen } from '../base/parts/Screen.tsx'
import { ArtGallery } from './ArtGallery.tsx'
import { ButtonsGallery } from './ButtonsGallery.tsx'
import { FieldsGallery } from './FieldsGallery.tsx'
import { LightsBar } from './LightsBar.tsx'
import { ListsGallery } from './ListsGallery.tsx'
import { MarksGallery } from './MarksGallery.tsx'
import { OverlaysGallery } from './OverlaysGallery.tsx'
import { PictureGallery } from './PictureGallery.tsx'
import { RichTextGallery } from './RichTextGallery.tsx'
import { ShellGallery } from './ShellGallery.tsx'

/** Every part in every state, under each of the three lights. The page around it provides the `Toasts`. */
export const GalleryScreen = () => (
  <Screen
    title="Galerij"
    description="Alle onderdelen in al hun toestanden. Kies hiernaast het licht."
    actions={<LightsBar />}
  >
    <ButtonsGallery />
    <MarksGallery />
    <FieldsGallery />
    <RichTextGallery />
    <ListsGallery />
    <OverlaysGallery />
    <ArtGallery />
    <PictureGallery />
    <ShellGallery />
  </Screen>
)
