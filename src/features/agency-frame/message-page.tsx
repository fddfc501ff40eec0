/** A page that only says something: that there is nothing here, or that a role doesn't allow it. */
export const MessagePage = ({
  heading,
  text,
  link,
}: {
  heading: string
  text: string
  link: { label: string; to: string } | null
}) => (
  <div className="max-w-xl">
    <h1 className="screen-title">{heading}</h1>
    <p className="mt-2 text-ink-soft">{text}</p>
    <p className="mt-6">
      <a href={link?.to ?? '/agency'} className="link inline-block py-2">
        {link?.label ?? 'Back to the start'}
      </a>
    </p>
  </div>
)
