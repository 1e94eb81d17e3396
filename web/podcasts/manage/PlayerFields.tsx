import { platforms } from '@bewezen/domain/podcasts/address.ts'
import { podcastDialogWords } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastFieldWords as labels } from '@bewezen/domain/podcasts/manageWords.ts'
import { platformWords } from '@bewezen/domain/podcasts/words.ts'
import { ChooseCrop } from '../../base/crop/ChooseCrop.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ChooseFile } from '../../base/parts/ChooseFile.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { StoredPicture } from '../../base/parts/StoredPicture.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { PodcastFormState } from './usePodcastForm.ts'

const choices = platforms.map((value) => ({ value, label: platformWords[value] }))

/** Where an episode is played, and its picture (POD-ADMIN-05, POD-ADMIN-12, POD-ADMIN-13, POD-ADMIN-17). */
export function PlayerFields({ form }: { form: PodcastFormState }) {
  const { text, values, errors, picture, putAddress, putPlatform, sendPicture, isUploading } = form
  const isSent = values.thumbnailUrl.startsWith('/')
  return (
    <>
      <TextField
        label={labels.originalUrl}
        hint={labels.originalUrlHint}
        required
        inputMode="url"
        {...text('originalUrl')}
        onChange={(event) => putAddress(event.currentTarget.value)}
      />
      <Select
        label={labels.platform}
        required
        placeholder={labels.choosePlatform}
        options={choices}
        name="platform"
        value={values.platform}
        error={errors.platform ?? null}
        onChange={(event) => putPlatform(platforms.find((one) => one === event.currentTarget.value) ?? '')}
      />
      <div className="grid gap-2.5">
        {picture && (
          <StoredPicture
            src={picture}
            alt=""
            fallback={null}
            width={320}
            height={180}
            className="aspect-video w-full max-w-[320px] rounded-m object-cover"
          />
        )}
        {/* The address of a file that was sent says nothing to anybody: the picture above does. */}
        <TextField
          label={labels.thumbnail}
          hint={labels.thumbnailHint}
          {...text('thumbnailUrl')}
          value={isSent ? '' : values.thumbnailUrl}
          placeholder={isSent ? podcastDialogWords.ownFile : undefined}
        />
        <p className="flex flex-wrap gap-2">
          <ChooseFile
            purpose="podcast-image"
            label={labels.thumbnail}
            size="s"
            busy={isUploading}
            busyText={podcastDialogWords.chooseFile}
            onPick={(file) => void sendPicture(file)}
          >
            {podcastDialogWords.chooseFile}
          </ChooseFile>
          {picture && (
            <ChooseCrop
              purpose="podcast-image"
              address={picture}
              isUploading={isUploading}
              onPick={(...picked) => void sendPicture(...picked)}
            />
          )}
          {isSent && (
            <Button look="quiet" size="s" onClick={() => form.put({ thumbnailUrl: '' })}>
              {podcastDialogWords.withoutFile}
            </Button>
          )}
        </p>
      </div>
    </>
  )
}
