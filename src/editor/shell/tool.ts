/** What a tool that is opened from the top of the editor is given. */
export interface ToolProps {
  onClose: () => void
}
