-- Packages of authoring tools say how far somebody has come by the calls of SCORM or cmi5. Which of them a package makes is read from its description when
-- it is sent, and so is what its pages are to hear when they are launched; what was sent before speaks our own messages.
ALTER TABLE activity_packages
  ADD COLUMN protocol text NOT NULL DEFAULT 'messages' CHECK (protocol IN ('messages', 'scorm12', 'scorm2004', 'cmi5')),
  ADD COLUMN launch jsonb,
  ADD CONSTRAINT activity_packages_launch CHECK ((protocol = 'messages') = (launch IS NULL));
